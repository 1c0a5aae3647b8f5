import { History } from 'lucide-react';

export const hostLink = {
  href: '/host/reports',
  Icon: History,
  title: 'library:games.past',
  namespace: 'library',
} as const;
