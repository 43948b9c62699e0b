import { BriefcaseBusiness, House } from 'lucide-react';

/** The icon of each type of address. */
export const addressIcons = { home: House, office: BriefcaseBusiness };
