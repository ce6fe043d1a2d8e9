/**
 * The number of each field in packed URLs is its index in this list. Append new paths at the end; never remove, rename or
 * reorder, because URLs of earlier versions have to keep their meaning.
 */
export const fieldNumbers: readonly string[] = [];
