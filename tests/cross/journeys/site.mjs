const dialog = { role: 'dialog', name: 'Search' };
const field = { role: 'searchbox', name: 'Search the site' };
const mainMenu = { role: 'navigation', name: 'Main' };
const main = { role: 'main' };

export const search = {
  name: 'search',
  async run(visitor) {
    await visitor.goto('/about/');
    await visitor.press('/');
    await visitor.sees({ ...field, focused: true });
    await visitor.type('esc key');
    const result = { role: 'link', name: /KeyboardConfig\.esc/, within: dialog };
    await visitor.sees(result);
    await visitor.picture('results');
    await visitor.fits();
    await visitor.click(result);
    await visitor.isAt('/features/keyboard-config/#KeyboardConfig.esc');
    await visitor.seesNo(dialog);
  },
};

export const phoneMenu = {
  name: 'phone menu',
  widths: [360, 768],
  async run(visitor) {
    const button = { role: 'button', name: 'Menu' };
    await visitor.goto('/');
    await visitor.seesNo(mainMenu);
    await visitor.click(button);
    await visitor.sees({ role: 'link', within: mainMenu }, 5);
    await visitor.picture('menu');
    await visitor.press('Escape');
    await visitor.seesNo(mainMenu);
    await visitor.sees({ ...button, focused: true });
    await visitor.click(button);
    await visitor.click({ role: 'link', name: 'Features', within: mainMenu });
    await visitor.isAt('/features/');
    await visitor.seesNo(mainMenu);
    await visitor.fits();
  },
};

export const theme = {
  name: 'theme',
  async run(visitor) {
    const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';
    await visitor.goto('/about/');
    await visitor.click({ role: 'button', name: 'Theme: as the system' });
    await visitor.click({ role: 'button', name: 'Theme: light' });
    await visitor.holds(isDark);
    await visitor.goto('/features/carousel/');
    await visitor.holds(isDark);
    await visitor.sees({ role: 'button', name: 'Theme: dark' });
    await visitor.fits();
    await visitor.picture('dark');
    await visitor.click({ role: 'button', name: 'Theme: dark' });
    await visitor.picture('features');
  },
};

export const editions = {
  name: 'editions',
  async run(visitor) {
    const tab = (name, more) => ({ role: 'button', name, within: main, ...more });
    const file = (name) => ({ role: 'region', name, within: main });
    await visitor.goto('/demo/array-simple/');
    await visitor.sees(file('demo.tsx'));
    await visitor.seesNo(file('component.ts'));
    await visitor.click(tab('Angular'));
    await visitor.sees(file('component.ts'));
    await visitor.seesNo(file('demo.tsx'));
    await visitor.sees(tab('Angular', { current: true }));
    await visitor.goto('/demo/carousel/');
    await visitor.sees(file('component.ts'));
    await visitor.seesNo(file('demo.tsx'));
    await visitor.click(tab('React'));
    await visitor.sees(file('demo.tsx'));
    await visitor.fits();
  },
};

export const unknownAddress = {
  name: 'unknown address',
  async run(visitor) {
    await visitor.goto('/nothing/here/');
    await visitor.sees({ role: 'heading', name: 'Error 404: Page not found' });
    await visitor.fits();
    await visitor.click({ role: 'link', name: 'home page' });
    await visitor.isAt('/');
    await visitor.sees({ role: 'heading', name: 'Welcome' });
  },
};
