import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/** The element that a field is looked for in. */
type Form = Pick<Locator, 'getByRole'>;

/** What the visitor of these tests types. */
export const visitor = {
  firstname: 'Quin',
  lastname: 'Zes',
  email: 'q@zes.example',
  phone: '06 98765',
  message: 'Graag snel',
};

/** A field of a form: how it is filled in with a pointer, and with the keyboard once the focus is on it. */
export interface Field {
  label: string;
  fill: (form: Form) => Promise<void>;
  /** The same at once, without pointer and keys. */
  autofill?: (form: Form) => Promise<void>;
  keys: string;
}

const find = async <Control extends Element>(locator: Locator): Promise<Control> => {
  await expect.element(locator).toBeInTheDocument();
  return locator.element() as unknown as Control;
};

/** As the browser's autofill does it: the value is there, and the page hears of it. */
export const put = (
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  value: string,
): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
};

export const text = (label: string, value: string): Field => {
  const at = (form: Form) => form.getByRole('textbox', { name: label, exact: true });
  return {
    label,
    fill: (form) => at(form).fill(value),
    autofill: async (form) => put(await find<HTMLInputElement>(at(form)), value),
    keys: value,
  };
};
/** `label` is the field's, `option` what its option reads; the keys go to the option. */
export const select = (label: string, option: string, keys = option): Field => {
  const at = (form: Form) => form.getByRole('combobox', { name: label, exact: true });
  return {
    label,
    fill: (form) => at(form).selectOptions(option),
    autofill: async (form) => {
      const control = await find<HTMLSelectElement>(at(form));
      const wanted = [...control.options].find((each) => [each.text, each.value].includes(option));
      expect(wanted?.text).toBeDefined();
      put(control, wanted?.value ?? '');
    },
    keys,
  };
};
export const tick = (label: string): Field => {
  const at = (form: Form) => form.getByRole('checkbox', { name: label, exact: true });
  return {
    label,
    fill: (form) => at(form).click(),
    autofill: async (form) => (await find<HTMLInputElement>(at(form))).click(),
    keys: ' ',
  };
};

/** Presses at once, without a pointer: for what a test is not about. */
export const press = async (button: Locator): Promise<void> => {
  await expect.element(button).toBeVisible();
  await expect.element(button).toBeEnabled();
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLElement).click();
};

/** Fills in what a test is not about. */
export const fillIn = async (form: Form, fields: readonly Field[]): Promise<void> => {
  for (const { fill, autofill = fill } of fields) await autofill(form);
};

export const name = (label = 'Naam') => text(label, visitor.firstname);
export const lastName = (label = 'Achternaam') => text(label, visitor.lastname);
export const email = (label = 'E-mail') => text(label, visitor.email);
export const phone = (label = 'Telefoon') => text(label, visitor.phone);
export const privacy = tick('Ik stem in met de privacyverklaring');
/** Ticked from the start. */
export const readPrivacy = tick('Ik heb de privacyverklaring gelezen');
export const callMe = tick('Ik wil graag gebeld worden');
export const person = [name(), email(), phone()];
export const personSent = { firstname: visitor.firstname, email: visitor.email, phone: visitor.phone };

export const home = (letter: string | null, addition: string | null = null) => ({
  street: 'Keulenstraat',
  number: 19,
  letter,
  addition,
  postcode: '7418ET',
  city: { id: '1', label: 'Deventer' },
});
/** What the lookup answers: three homes, so that the visitor chooses. */
export const threeHomes = { _embedded: { addresses: [home('B'), home(null), home('A')] } };
export const oneHome = { _embedded: { addresses: [home(null)] } };

export const houseNumber: Field = {
  label: 'Huisnummer',
  fill: async (form) => {
    await form.getByRole('textbox', { name: 'Huisnummer' }).fill('19');
    // Going on is what starts the lookup.
    await form.getByRole('textbox', { name: 'Postcode' }).click();
  },
  autofill: async (form) => {
    const control = await find<HTMLInputElement>(form.getByRole('textbox', { name: 'Huisnummer' }));
    control.focus();
    put(control, '19');
    control.blur();
  },
  keys: '19',
};

/** Postcode, number, and the choice between the three homes that have it. */
export const address: Field[] = [
  text('Postcode', '7418et'),
  houseNumber,
  select('Adres', 'Keulenstraat 19 A in Deventer', 'Keul{ArrowDown}'),
];
export const addressSent = {
  postcode: '7418et',
  huisnr: '19',
  toevoeging: 'A',
  straat: 'Keulenstraat',
  plaats: 'Deventer',
  fulladdress: 'Keulenstraat 19 A in Deventer',
};

/** Where, and what kind of home. */
export const sought: Field[] = [
  {
    label: 'Plaatsen',
    fill: async (form) => {
      const places = form.getByRole('combobox', { name: 'Plaatsen' });
      await places.fill('deve');
      await form.getByRole('option', { name: 'Deventer', exact: true }).click();
      await places.fill('Nergenshuizen');
      await form.getByRole('option', { name: '“Nergenshuizen” toevoegen' }).click();
    },
    keys: 'deve{Enter}Nergenshuizen{Enter}',
  },
  {
    label: 'Soort woning',
    fill: async (form) => {
      await form.getByRole('combobox', { name: 'Soort woning' }).click();
      await form.getByRole('option', { name: 'Woonhuis', exact: true }).click();
    },
    keys: 'Woon{Enter}',
  },
];

/** A form, as the product's specification describes it: by what its visitor meets, and what the edge gets. */
export interface FormRow {
  widget: string;
  /** The form's own name, posted as `_formulier`. */
  form: string;
  /** Last segment of `/ac/contact/add/{call}`. */
  call: string;
  path: string;
  props?: Record<string, string>;
  title: string;
  /** What the button reads at first, and after a failure. */
  button: string;
  failed?: string;
  /** What the form says when a field is missing. */
  warning: string;
  /** All that gets a warning while it is empty, in the order of the page. */
  wanted: Field[];
  /** Filled in beside them. */
  optional?: Field[];
  /** What is posted beside the form's own name, the page and the honeypot. */
  sent: Record<string, unknown>;
  thanks: string;
}
