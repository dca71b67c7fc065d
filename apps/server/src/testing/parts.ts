/** Body and headers of a request, for injecting it. */
export interface InjectedBody {
  readonly payload: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** A form in parts, as a browser sends it. */
export async function injectedForm(form: FormData): Promise<InjectedBody> {
  const encoded = new Response(form)
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  }
}

/** Fields and files as a form in parts; numbers by their digits. */
export function formOfParts(params: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(params))
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  return form
}
