import { read, write } from '../choices';

const key = 'ks-package-manager';

/** Checks the package manager that was chosen last, and remembers the next choice. */
export function initPackageManager(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[name=package-manager]')) {
    if (input.value === read(key)) input.checked = true;
    input.addEventListener('change', () => write(key, input.value));
  }
}
