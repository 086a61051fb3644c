import type { Service } from './services.ts';

interface Refusal {
  type: string;
  body: string;
}

const json = (value: unknown): Refusal => ({ type: 'application/json', body: JSON.stringify(value) });

const directusCodes: Record<number, string> = {
  400: 'INVALID_QUERY',
  401: 'INVALID_CREDENTIALS',
  403: 'FORBIDDEN',
  404: 'ROUTE_NOT_FOUND',
  429: 'REQUESTS_EXCEEDED',
  503: 'SERVICE_UNAVAILABLE',
};

/** The vendor's own body for an error status. */
export const formatVendorError = (service: Service, status: number): Refusal => {
  switch (service) {
    case 'directus': {
      const code = directusCodes[status] ?? 'INTERNAL_SERVER_ERROR';
      return json({ errors: [{ message: 'An unexpected error occurred.', extensions: { code } }] });
    }
    case 'wordpress':
      return json({
        code: 'internal_server_error',
        message: '<p>Er heeft zich een kritieke fout voorgedaan op deze website.</p>',
        data: { status },
      });
    case 'realworks':
      return json({ name: 'Error', message: `Request failed with status ${status}` });
    case 'brevo':
      return json({ code: 'internal_error', message: 'An error occurred' });
    case 'pdok':
      return json({ error: { msg: 'De zoekopdracht kon niet worden uitgevoerd.', code: status } });
    case 'ep-online':
      return json({ status, title: 'Error', detail: 'An error occurred.' });
    case 'valuation':
      return json({
        body: { id: null, params: null, data: null, error: 'Service error', meta: null, status },
      });
    case 'turnstile':
      return json({ success: false, 'error-codes': ['internal-error'], messages: [] });
    default:
      return { type: 'text/html; charset=utf-8', body: `<html><body><h1>${status}</h1></body></html>` };
  }
};
