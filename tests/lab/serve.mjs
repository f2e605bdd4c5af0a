/**
 * Host of the lab: `node serve.mjs FOLDER` serves a folder at port 80 of every address, with a PeerServer at `rooms/`.
 */
import { openRooms } from '../../scripts/rooms.mjs'
import { serve } from '../../scripts/serve.mjs'

const [, , folder = '.'] = process.argv
await serve(folder, { host: '0.0.0.0', port: 80, beside: openRooms })
console.log('open')
