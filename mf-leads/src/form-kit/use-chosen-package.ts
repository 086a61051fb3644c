import { useSearchParams } from '@binnen/platform';

/** The package that the page's cards put in the URL (`?pakket=<titel>`), when the form offers it. */
export const useChosenPackage = (values: readonly string[]): Record<string, string> => {
  const [search] = useSearchParams();
  const wanted = search.get('pakket');
  return wanted !== null && values.includes(wanted) ? { package: wanted } : {};
};
