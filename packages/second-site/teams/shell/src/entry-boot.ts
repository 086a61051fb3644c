import { boot } from '@binnen/platform/boot';
import { policies } from './policies.ts';

boot(policies);
