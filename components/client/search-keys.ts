/** Where it is kept that the slash shall not open the search. */
export const slashStorageKey = 'ks-slash';
export const slashOff = 'off';
