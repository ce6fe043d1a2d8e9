import { restoreVariable } from '../../restore-variable';

const variable = 'LIBRARY_ANGULAR';
restoreVariable(variable);

it('LIBRARY_ANGULAR sets the Angular version of the table and of the install command', async () => {
  process.env[variable] = '99';
  await jest.isolateModulesAsync(async () => {
    const { versions } = await import('@/components/docs/releases/versions');
    const { installGallery } = await import('@/components/docs/install/setup-snippets');
    const documented = versions.find(({ isRecommended }) => isRecommended);
    expect(documented).toMatchObject({ angular: '99.0.0', cdk: '99.0.0' });
    expect(documented?.note).toContain('Angular 99');
    expect(installGallery).toContain('@angular/cdk@99');
  });
});
