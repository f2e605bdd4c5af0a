/**
 * Host of the lab: `node serve.mjs FOLDER` serves a folder at port 80 of every address, with a PeerServer at `rooms/`.
 */
import { openRooms } from '../../scripts/rooms.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'

const [, , folder = '.'] = process.argv
await serveFolder(folder, { host: '0.0.0.0', port: 80, beside: openRooms })
console.log('open')
