/** Rules of the options of slides side by side. */
export const ROW_RULES = {
  slidesPerView: 1,
  gap: 0,
  align: 'start or center',
  step: 'slide or page',
};
