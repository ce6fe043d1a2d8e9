import { render, screen } from '@testing-library/react';
import { PlaygroundLinks } from '@/components/demos/playground-links';
import { decodeFragment } from '@/components/playground/fragment';
import { stateUrl } from '@/components/playground/playground-url';
import { getPresets } from '@/components/playground/presets';
import { readAllFields } from '@/components/playground/read-fields';

const fields = readAllFields();

describe('the links of a demo to the playground (P4)', () => {
  it('is one link if the demo has one configuration', () => {
    render(<PlaygroundLinks slug="previews-length" />);
    expect(screen.getByRole('link', { name: 'Open in the playground' })).toHaveAttribute(
      'href',
      '/playground/#modal&previewConfig.number=1',
    );
  });

  it('is one for each configuration, with its label', () => {
    render(<PlaygroundLinks slug="description-strategy" />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Strategy ALWAYS_VISIBLE',
      'Strategy HIDE_IF_EMPTY',
      'Strategy ALWAYS_HIDDEN',
    ]);
    expect(screen.getByText(/^Open in the playground:/)).toBeInTheDocument();
  });

  it.each(['base64', 'growing-list'])('is missing for %s, which is no configuration', (slug) => {
    const { container } = render(<PlaygroundLinks slug={slug} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(getPresets())('opens $label without problems', async ({ component, values }) => {
    const url = stateUrl({ component, values });
    expect(await decodeFragment(url.replace(/^.*#/, ''), fields)).toEqual({
      state: { component, values },
      problems: [],
    });
  });
});
