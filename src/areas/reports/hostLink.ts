import { History } from 'lucide-react';
import type { HostLink } from '#src/host/area.ts';

export const hostLink: HostLink = {
  href: '/host/reports',
  Icon: History,
  title: 'library:games.past',
  namespace: 'library',
};
