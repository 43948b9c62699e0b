const VERIFIED = 0x05;
const DATA_BYTES = 37;
const FLAGS_AT = 32;
const COUNT_AT = 36;

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

const toBase64url = (data: BufferSource): string => {
  const view = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return btoa(String.fromCharCode(...view))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

const clientData = (type: string, challenge: BufferSource) =>
  bytes(JSON.stringify({ type, challenge: toBase64url(challenge), origin: location.origin }));

const credential = (id: string, response: object) => ({
  id,
  rawId: bytes(id),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response,
});

/** How a story's browser responds to a request for a passkey: it has this one, or the user cancels. */
export function fakePasskeys(id: string | null) {
  return () => {
    let count = 0;
    const answer = (type: string, challenge: BufferSource) => {
      if (id === null) throw new DOMException('Given up', 'NotAllowedError');
      count += 1;
      const data = new Uint8Array(DATA_BYTES);
      data[FLAGS_AT] = VERIFIED;
      data[COUNT_AT] = count;
      return credential(id, {
        clientDataJSON: clientData(type, challenge),
        attestationObject: bytes('made'),
        authenticatorData: data.buffer,
        signature: bytes('signed'),
        getTransports: () => ['internal'],
      });
    };
    const container = navigator.credentials as unknown as Record<string, unknown>;
    container.create = async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) =>
      answer('webauthn.create', publicKey.challenge);
    container.get = async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) =>
      answer('webauthn.get', publicKey.challenge);
    return () => {
      // The browser's own methods are on the prototype.
      delete container.create;
      delete container.get;
    };
  };
}
