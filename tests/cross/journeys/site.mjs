const dialog = { role: 'dialog', name: 'Search' };
const field = { role: 'searchbox', name: 'Search the site' };
const mainMenu = { role: 'navigation', name: 'Main' };
const main = { role: 'main' };

export const search = {
  name: 'search',
  async run(user) {
    await user.goto('/about/');
    await user.press('/');
    await user.waitFor({ ...field, focused: true });
    await user.type('esc key');
    const result = { role: 'link', name: /KeyboardConfig\.esc/, within: dialog };
    await user.waitFor(result);
    await user.screenshot('results');
    await user.expectNoSidewaysScroll();
    await user.click(result);
    await user.waitForUrl('/features/keyboard-config/#KeyboardConfig.esc');
    await user.waitForNone(dialog);
  },
};

export const phoneMenu = {
  name: 'phone menu',
  widths: [360, 768],
  async run(user) {
    const button = { role: 'button', name: 'Menu' };
    await user.goto('/');
    await user.waitForNone(mainMenu);
    await user.click(button);
    await user.waitFor({ role: 'link', within: mainMenu }, 5);
    await user.screenshot('menu');
    await user.press('Escape');
    await user.waitForNone(mainMenu);
    await user.waitFor({ ...button, focused: true });
    await user.click(button);
    await user.click({ role: 'link', name: 'Features', within: mainMenu });
    await user.waitForUrl('/features/');
    await user.waitForNone(mainMenu);
    await user.expectNoSidewaysScroll();
  },
};

export const theme = {
  name: 'theme',
  async run(user) {
    const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';
    await user.goto('/about/');
    await user.click({ role: 'button', name: 'Theme: as the system' });
    await user.click({ role: 'button', name: 'Theme: light' });
    await user.waitForScript(isDark);
    await user.goto('/features/carousel/');
    await user.waitForScript(isDark);
    await user.waitFor({ role: 'button', name: 'Theme: dark' });
    await user.expectNoSidewaysScroll();
    await user.screenshot('dark');
    await user.click({ role: 'button', name: 'Theme: dark' });
    await user.screenshot('features');
  },
};

export const editions = {
  name: 'editions',
  // In narrow windows the switch is in the menu.
  widths: [1440],
  async run(user) {
    const edition = (name) => ({ role: 'button', name });
    const file = (name) => ({ role: 'region', name, within: main });
    await user.goto('/demo/array-simple/');
    await user.waitFor(file('React: demo.tsx'));
    await user.waitFor(file('Angular: component.ts'));
    await user.click(edition('Angular'));
    await user.waitForNone(file('React: demo.tsx'));
    await user.goto('/demo/carousel/');
    await user.waitFor(file('Angular: component.ts'));
    await user.waitForNone(file('React: demo.tsx'));
    await user.click(edition('React'));
    await user.waitFor(file('React: demo.tsx'));
    await user.waitForNone(file('Angular: component.ts'));
    await user.expectNoSidewaysScroll();
  },
};

export const unknownUrl = {
  name: 'unknown URL',
  async run(user) {
    await user.goto('/nothing/here/');
    await user.waitFor({ role: 'heading', name: 'Error 404: Page not found' });
    await user.expectNoSidewaysScroll();
    await user.click({ role: 'link', name: 'home page' });
    await user.waitForUrl('/');
    await user.waitFor({ role: 'heading', name: 'Welcome' });
  },
};
