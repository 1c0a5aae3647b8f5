import { Laugh } from 'lucide-react';

export const hostLink = {
  href: '/host/memes',
  Icon: Laugh,
  title: 'memes:title',
  namespace: 'memes',
} as const;
