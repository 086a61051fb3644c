import type { LoggedAddresses } from '@binnen/edge-kit/logging/redact';

export const loggedAddresses: LoggedAddresses = {
  names: [
    'aantal',
    'actief',
    'categories',
    'limit',
    'offset',
    'page',
    'pagina',
    'per_page',
    'radius',
    'refresh_cache',
    'resize',
    'slug',
    'soort',
    'sort',
    'status',
    'tags',
    'thumbnail',
    'type',
    'vanaf',
    'volgnummer',
  ],
  silent: /^\/(ac|postcode|mg|leads|melding|_platform)(\/|$)|^\/realworks\/zoekopdracht/,
};
