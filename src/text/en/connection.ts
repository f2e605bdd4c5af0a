/** Servers by which phones find each other, in English. */
export const connection = {
  'settings.advanced': 'Advanced',
  'settings.server': 'PeerServer',
  'settings.server.help': 'Helps phones find each other. Leave it empty to use the app’s own.',
  'settings.ice': 'STUN and TURN servers',
  'settings.ice.help':
    'For phones on different networks. Put commas between servers, and name and password after a TURN server. Leave it empty to use the PeerServer’s.',
  'site.runBy': 'This site is run by {name}.',
  'site.contact': 'Contact',
  'site.source': 'Source',
  'site.damaged': 'The description of this site (site.json) cannot be read, so it is ignored.',
  'server.form': 'This is not a PeerServer address. Write it like https://example.org/rooms.',
  'server.insecure': 'This app needs a secure PeerServer: begin the address with https://.',
  'ice.form': '“{part}” is not a server. Write stun:host:port, or turn:host:port name password.',
} as const
