import type { Invoice } from '../api/generated/model.ts';

export const sampleInvoice: Invoice = {
  id: '00000000-0000-4000-8000-000000000051',
  kind: 'invoice',
  number: '2026-00042',
  refersTo: null,
  orderNumber: 10_120,
  issued_at: '2026-11-18T09:05:00.000Z',
  suppliedAt: '2026-11-18T09:05:00.000Z',
  currency: 'USD',
  seller: {
    name: 'Nodi Studio',
    address: '7 River Lane\nRajshahi',
    country: '',
    taxNumber: '',
    email: 'hello@nodi.example',
  },
  buyer: {
    name: 'Nadia Rahman',
    address: '12 Padma Road\nRajshahi',
    country: 'BD',
    taxNumber: '',
    email: 'customer@example.com',
  },
  lines: [{ description: 'Ramadan Calendar 2025, Personal', quantity: 1, net: 8.69, tax: 1.3, total: 9.99 }],
  taxName: 'VAT',
  taxPercent: 15,
  net: 8.69,
  tax: 1.3,
  total: 9.99,
  mushak: false,
};
