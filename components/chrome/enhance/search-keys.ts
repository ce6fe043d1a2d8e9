/** Where it is kept that the slash shall not open the search. */
export const slashKey = 'ks-slash';
export const slashOff = 'off';
