// What generated answers say where the contract alone would give random letters. orval copies each function as source text
// into the generated file: it may use faker only.
import { faker } from '@faker-js/faker';

/** One file that needs no server; the site then asks for no smaller widths of it. */
const picture = {
  properties: {
    url: () => faker.image.dataUri({ width: 800, height: 500, type: 'svg-base64' }),
    alt: () => faker.lorem.words(3),
    widths: () => [] as number[],
    placeholder: () => null,
  },
};

export const fakeData = {
  required: true,
  arrayMin: 3,
  arrayMax: 6,
  schemas: { Picture: picture, LibraryPicture: picture },
  properties: {
    name: () => faker.person.fullName(),
    author: () => faker.person.fullName(),
    company: () => faker.company.name(),
    phone: () => faker.phone.number(),
    '/[eE]mail$/': () => faker.internet.email(),
    state: () => faker.location.state(),
    sha256: () => faker.string.hexadecimal({ length: 64, casing: 'lower', prefix: '' }),
    '/^postal_?[cC]ode$/': () => faker.location.zipCode(),
    address: () => faker.location.streetAddress(),
    avatar: () => null,
    product_name: () => faker.commerce.productName(),
    '/^(title|.*Title|.*_title|subject|label|linkText)$/': () => faker.commerce.productName(),
    category: () => faker.commerce.department(),
    '/^(text|excerpt|bio|comment|answer|message|detail|.*[dD]escription)$/': () => faker.lorem.sentence(),
    question: () => faker.lorem.sentence(5),
    content: () => faker.lorem.paragraph(),
    '/^(demo|download)Link$/': () => faker.internet.url(),
    amount: () => faker.number.float({ min: 5, max: 500, fractionDigits: 2 }),
    balance: () => faker.number.float({ min: 0, max: 5000, fractionDigits: 2 }),
  },
  format: {
    // Counted from a fixed day, so that the same seed gives the same data tomorrow.
    'date-time': () => faker.date.past({ years: 1, refDate: '2026-11-20T00:00:00.000Z' }).toISOString(),
  },
};

/** A correct password may still lead to a question for a code; generated answers sign everyone in. */
const signedIn = {
  mock: {
    data: () => ({
      token: faker.string.alphanumeric(20),
      user: {
        id: faker.string.uuid(),
        name: faker.person.fullName(),
        email: faker.internet.email(),
        status: 'active' as const,
        role: 'customer' as const,
        is_admin: false,
        isAdmin: false,
        rights: [],
        avatar: null,
        address: null,
        created_at: '2026-11-20T00:00:00.000Z',
      },
    }),
  },
};

/** Its state is not one of a country. */
const dataExport = {
  mock: {
    data: () => ({ state: 'none' as const, progress: 0, requested_at: null, size_bytes: null, expires_at: null }),
  },
};

export const fakeOperations = {
  login: signedIn,
  adminLogin: signedIn,
  getDataExport: dataExport,
  startDataExport: dataExport,
};
