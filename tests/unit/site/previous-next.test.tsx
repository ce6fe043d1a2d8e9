import { render, screen } from '@testing-library/react';
import { PreviousNext } from '@/components/layout/previous-next';

const countPictures = (path: string) => {
  const { container } = render(<PreviousNext path={path} />);
  return container.querySelectorAll('picture').length;
};

it('the links of a demo page show pictures of its neighbours, in both colour schemes', () => {
  expect(countPictures('/react/dismiss')).toBe(4);
});

it('the link of a guide to a demo shows no picture, whose stylesheet the guide does not have', () => {
  expect(countPictures('/react/frameworks')).toBe(0);
  expect(screen.getByRole('link', { name: /React edition/ })).toBeInTheDocument();
});
