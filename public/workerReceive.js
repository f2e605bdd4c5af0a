/**
 * Part of the service worker: keeps what other apps share with this one (`share_target` of the manifest) until the page at `#/received`
 * has answered it (src/ui/app/share/systemFiles.ts). The host is never asked, so nothing leaves the phone, and no network is needed.
 * The address of that page has a key that nobody else knows: what a page of any site sends here, and closes before its own window has
 * answered, no later page of the app reads.
 */
const SHARED = 'shared'
/** The manifest names the same address. */
const RECEIVE = new URL('receive', registration.scope).href

/** Files that were shared; without any, which a form says by one of no name, the text and the address as one. */
const sharedParts = (form) => {
  const files = form.getAll('files').filter(({ name }) => name !== '')
  const text = ['text', 'url']
    .map((name) => form.get(name))
    .filter(Boolean)
    .join('\n')
  return files.length > 0 || text === '' ? files : [new File([text], '')]
}

const keep = async (request, key) => {
  const cache = await caches.open(SHARED)
  for (const [at, part] of sharedParts(await request.formData()).entries()) {
    const url = new URL(`receive/${key}/${at}`, registration.scope)
    await cache.put(url, new Response(part, { headers: { 'x-name': encodeURIComponent(part.name) } }))
  }
}

const receive = async (request) => {
  const key = crypto.randomUUID()
  // Where not all could be kept the page finds nothing, and says so.
  await keep(request, key).catch(() => caches.delete(SHARED))
  return Response.redirect(new URL(`./#/received/${key}`, registration.scope), 303)
}

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && url === RECEIVE) event.respondWith(receive(event.request))
})
