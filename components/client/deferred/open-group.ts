/** Opens the group whose heading the fragment names: browsers open only a group that contains the target in its content. */
export function openNamedGroups(): void {
  const open = () => {
    const group = document
      .getElementById(location.hash.slice(1))
      ?.closest('summary')?.parentElement;
    if (group instanceof HTMLDetailsElement) group.open = true;
  };
  open();
  addEventListener('hashchange', open);
}
