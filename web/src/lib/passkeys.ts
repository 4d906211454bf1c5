/** Passkeys: the browser's WebAuthn calls, with options and answers as the server writes them in JSON. */
import { ask, type Me, type Schemas } from './api';

/** An address of figures is no name a passkey could belong to. */
export const possible = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

type Json = Record<string, unknown>;

function bytes(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = atob(String(text).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const keys = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as Json[]).map((key) => ({ ...key, type: 'public-key' as const, id: bytes(key.id) }));

/** Everything that was answered, with bytes as texts. */
function answer(credential: PublicKeyCredential): Json {
  const { response } = credential;
  const fields = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;
  const told: Json = {};
  for (const field of fields) {
    const value: unknown = Reflect.get(response, field);
    if (value instanceof ArrayBuffer) told[field] = text(value);
  }
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response: told };
}

export async function addPasskey(): Promise<void> {
  const { options } = await ask<Schemas['Options']>('POST', '/api/me/passkeys/options');
  const user = options.user as Json;
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: keys(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await navigator.credentials.create({ publicKey });
  await ask('POST', '/api/me/passkeys', { credential: answer(made as PublicKeyCredential) });
}

export async function signInByPasskey(): Promise<Me> {
  const { options } = await ask<Schemas['Options']>('POST', '/api/sign-in/options');
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    allowCredentials: keys(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const got = await navigator.credentials.get({ publicKey });
  return await ask<Me>('POST', '/api/sign-in', { credential: answer(got as PublicKeyCredential) });
}
