// What the import of a stylesheet gives: nothing.
export {};
