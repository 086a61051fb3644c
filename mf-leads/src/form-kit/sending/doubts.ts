export const doubtedEmail = 'Controleer je e-mailadres.';

/** What is said of an address that no mail can be sent to. Never a reason to refuse it. */
export const doubtEmail = (email: string): string | undefined =>
  email.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? undefined : doubtedEmail;

/** Dutch numbers have ten digits; of others only the shortest are doubted. */
export const doubtPhone = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '');
  const isDutch = /^0[1-9]/.test(digits);
  if (phone.trim() === '' || (isDutch ? digits.length === 10 : digits.length >= 8)) return undefined;
  return 'Controleer je telefoonnummer.';
};
