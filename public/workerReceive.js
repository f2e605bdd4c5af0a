/**
 * Part of the service worker: keeps what other apps share with this one (`share_target` of the manifest) until the page at `#/received`
 * has answered it (src/ui/app/share/sharedFiles.ts). The host is never asked, so nothing leaves the phone, and no network is needed.
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

const keep = async (request) => {
  const cache = await caches.open(SHARED)
  for (const part of sharedParts(await request.formData())) {
    const url = new URL(`receive/${crypto.randomUUID()}`, registration.scope)
    await cache.put(url, new Response(part, { headers: { 'x-name': encodeURIComponent(part.name) } }))
  }
}

const receive = async (request) => {
  // Where not all could be kept the page finds nothing, and says so.
  await keep(request).catch(() => caches.delete(SHARED))
  return Response.redirect(new URL('./#/received', registration.scope), 303)
}

addEventListener('fetch', (event) => {
  const { method, url } = event.request
  if (method === 'POST' && url === RECEIVE) event.respondWith(receive(event.request))
})
