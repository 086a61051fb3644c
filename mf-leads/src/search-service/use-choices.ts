import { useEffect, useRef, useState, type RefObject } from 'react';
import { useFormFields } from '../form-kit/form-context.ts';
import { inTime } from '../form-kit/sending/in-time.ts';
import {
  createOption,
  findOption,
  recogniseOptions,
  mostSuggested,
  parseChosen,
  suggestOptions,
  withoutDoubles,
  type SearchOption,
} from './options.ts';

export type LoadOptions = () => Promise<readonly SearchOption[]>;

interface ChoiceOptions {
  name: string;
  load: LoadOptions;
  /** Where the visitor types. */
  input: RefObject<HTMLInputElement | null>;
  /** All options are suggested while nothing is typed. */
  isWhole: boolean;
}

const formatNames = (options: readonly SearchOption[]): string => options.map(({ name }) => name).join(', ');

/**
 * The chosen options of a list, and the text that is being typed. The form's field holds a JSON list; without script,
 * names.
 */
export const useChoices = ({ name, load, input, isWhole }: ChoiceOptions) => {
  const { values, fill, awaits } = useFormFields();
  const value = values[name] ?? '';
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const [isLive, setLive] = useState(false);
  const [options, setOptions] = useState<readonly SearchOption[]>([]);
  const chosen = parseChosen(value, options);
  const [typed, type] = useState(() => formatNames(chosen));

  const set = (next: readonly SearchOption[]) => {
    const text = JSON.stringify(next);
    if (text === latest.current) return;
    latest.current = text;
    fill({ [name]: text });
  };
  const add = (option: SearchOption | undefined) => {
    if (!option) return;
    const isNew = !options.some(({ code }) => code === option.code);
    set([...chosen, isNew ? createOption(option.name) : option]);
    type('');
  };
  const remove = (option: SearchOption) => set(chosen.filter(({ code }) => code !== option.code));

  /** Without the list a name still counts: as one that the visitor added. */
  const begin = async (): Promise<readonly SearchOption[]> => {
    const known = await load().catch(() => []);
    setOptions(known);
    return known;
  };
  /** Makes choices of names: at once the visitor's own, and the list's when that is there. */
  const choose = async (text: string, base: string) => {
    const names = text.split(/[,;]/).map((each) => each.trim());
    const added = names.filter(Boolean).flatMap((each) => recogniseOptions(createOption(each), options));
    if (added.length === 0) return;
    set(withoutDoubles([...parseChosen(base, options), ...added]));
    const known = await inTime(begin()).catch(() => options);
    const isAdded = ({ code }: SearchOption) => added.some((each) => each.code === code);
    const recognised = parseChosen(latest.current, known).flatMap((option) =>
      isAdded(option) ? recogniseOptions(option, known) : [option],
    );
    set(withoutDoubles(recognised));
  };
  const commit = () => {
    type('');
    return choose(typed, latest.current);
  };
  // A browser may press the form's button without leaving the field.
  useEffect(() => {
    awaits?.(name, () => (isLive && typed.trim() ? commit() : undefined));
  });

  /** Typed before the script was there, and left. */
  const early = useRef('');
  useEffect(() => {
    setLive(true);
    const text = input.current?.value ?? '';
    // From here on this is where one types, and not what the form reads.
    input.current?.removeAttribute('name');
    // A text that is still being typed stays.
    if (document.activeElement === input.current) return type(text);
    type('');
    if (text !== typed) early.current = text;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    // The draft is there now. Names are no choices yet: they came with the URL, or without script.
    if (isLive && (early.current || !value.startsWith('['))) void choose(early.current || value, '');
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLive]);

  const most = typed || !isWhole ? mostSuggested : options.length;
  const suggested = suggestOptions(typed, options, most).filter(
    ({ code }) => !chosen.some((each) => each.code === code),
  );
  const isNew = typed.trim() !== '' && !findOption(typed, [...options, ...chosen]);
  const choices = isNew ? [...suggested, createOption(typed.trim(), 0)] : suggested;
  /** The first of a long list are no suggestion. */
  const hasSuggestions = choices.length > 0 && (typed !== '' || options.length <= most);
  return { isLive, hasSuggestions, typed, type, commit, chosen, choices, isNew, add, remove, begin };
};
