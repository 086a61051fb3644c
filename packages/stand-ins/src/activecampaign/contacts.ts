/** A contact of the marketing service. */
export interface Contact {
  id: number;
  email: string;
  fields: Record<string, string>;
  tags: string[];
  lists: string[];
  automations: { id: string; at: Date }[];
  notes: { text: string; at: Date }[];
}

/** The service's contacts, by e-mail address without regard to capitals. */
export interface Contacts {
  sync: (email: string, form: Record<string, string>) => { contact: Contact; added: boolean };
  find: (by: { id?: string | undefined; email?: string | undefined }) => Contact | undefined;
  clear: () => void;
}

const firstId = 1042;

export const createContacts = (): Contacts => {
  const byEmail = new Map<string, Contact>();
  const byId = new Map<string, Contact>();
  let nextId = firstId;
  return {
    sync: (email, form) => {
      const key = email.toLowerCase();
      const known = byEmail.get(key);
      const contact = known ?? {
        id: nextId++,
        email,
        fields: {},
        tags: [],
        lists: [],
        automations: [],
        notes: [],
      };
      byEmail.set(key, contact);
      byId.set(String(contact.id), contact);
      for (const [name, value] of Object.entries(form)) {
        if (name === 'tags')
          contact.tags = [...new Set([...contact.tags, ...value.split(',').map((tag) => tag.trim())])];
        else if (name.startsWith('p[')) contact.lists = [...new Set([...contact.lists, value])];
        else contact.fields[name] = value;
      }
      return { contact, added: !known };
    },
    find: ({ id, email }) => {
      if (email) return byEmail.get(email.toLowerCase());
      return byId.get(id ?? '');
    },
    clear: () => {
      byEmail.clear();
      byId.clear();
      nextId = firstId;
    },
  };
};
