import { useState, type KeyboardEvent, type PointerEvent } from 'react';

interface ComboboxOptions {
  /** The field's id. The list and its options get it with a suffix. */
  id: string;
  /** How many options there are now. */
  count: number;
  /** The visitor pressed Enter on an option. */
  onPick: (index: number) => void;
}

/** The keys' place in a list that scrolls is in sight. */
const reveal = (option: Element | null): void => option?.scrollIntoView({ block: 'nearest' });

/**
 * The behaviour of a field with options below it, after the ARIA pattern "editable combobox with list autocomplete": arrow
 * keys go round through the options and the field, Enter picks, Escape closes, and the field keeps the focus. Markup
 * and looks are the caller's: spread `field`, `list` and `option(index)` over them.
 */
export const useCombobox = ({ id, count, onPick }: ComboboxOptions) => {
  const [isWanted, setWanted] = useState(false);
  /** −1 is the field itself. */
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && count > 0;
  const listId = `${id}-opties`;
  const optionId = (index: number) => `${listId}-${index}`;

  const open = () => setWanted(true);
  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  /** What was typed changed: other options, none of them chosen yet. */
  const restart = () => {
    setWanted(true);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The key is an input method's: it chooses among its own words.
    if (event.keyCode === 229) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      open();
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      onPick(active);
    }
  };

  return {
    isOpen,
    open,
    close,
    restart,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
    },
    list: { id: listId, role: 'listbox' },
    option: (index: number) => ({
      id: optionId(index),
      role: 'option',
      ref: index === active ? reveal : null,
      'aria-selected': index === active,
      // The field keeps the focus: a press on an option must not close the list first.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
    }),
  } as const;
};
