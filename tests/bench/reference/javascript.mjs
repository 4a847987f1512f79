for (let place = 0; place < 52; place++) {
  const card = document.createElement("div");
  card.className = "card";
  card.textContent = place;
  card.style.transform = `translate(${(place % 10) * 90}px,${Math.floor(place / 10) * 30}px)`;
  document.body.append(card);
}
const { style } = document.querySelector(".card:last-child");
document.addEventListener("pointermove", ({ buttons, clientX, clientY }) => {
  if (buttons) style.transform = `translate(${clientX}px,${clientY}px)`;
});
document.documentElement.setAttribute("data-ready", "true");
