/** Domains that Dutch visitors mean, and what they type instead. */
const typos: Record<string, string> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmal.com': 'gmail.com',
  'gmail.nl': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmal.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'hotnail.com': 'hotmail.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'ziggo.n': 'ziggo.nl',
  'zigo.nl': 'ziggo.nl',
  'kpnmial.nl': 'kpnmail.nl',
  'icloud.con': 'icloud.com',
  'iclod.com': 'icloud.com',
  'yaho.com': 'yahoo.com',
  'live.n': 'live.nl',
};

/** What was probably meant, or undefined. Never a reason to refuse: addresses are as odd as people. */
export const suggestEmail = (email: string): string | undefined => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).trim();
  const meant = typos[domain.toLowerCase()];
  return at > 0 && meant ? `${email.slice(0, at)}@${meant}` : undefined;
};
