import { Laugh } from 'lucide-react';
import type { HostLink } from '#src/host/area.ts';

export const hostLink: HostLink = {
  href: '/host/memes',
  Icon: Laugh,
  title: 'memes:title',
  namespace: 'memes',
};
