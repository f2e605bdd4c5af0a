/** Licences of the packages shipped in the app, with their texts. */

import own from '../../../../LICENSE?raw'
import cinzel from '../../../../node_modules/@fontsource/cinzel/LICENSE?raw'
import atkinson from '../../../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE?raw'
import noble from '../../../../node_modules/@noble/hashes/LICENSE?raw'
import signals from '../../../../node_modules/@preact/signals/LICENSE?raw'
import emitter from '../../../../node_modules/eventemitter3/LICENSE?raw'
import fflate from '../../../../node_modules/fflate/LICENSE?raw'
import idb from '../../../../node_modules/idb/LICENSE?raw'
import peerjs from '../../../../node_modules/peerjs/LICENSE?raw'
import binarypack from '../../../../node_modules/peerjs-js-binarypack/LICENSE?raw'
import preact from '../../../../node_modules/preact/LICENSE?raw'
import qr from '../../../../node_modules/qr/LICENSE-MIT?raw'
import valibot from '../../../../node_modules/valibot/LICENSE.md?raw'
import workbox from '../../../../node_modules/workbox-window/LICENSE?raw'
import zzfx from '../../../../node_modules/zzfx/LICENSE?raw'

/** Work by others that is part of the app. */
export interface Licence {
  readonly name: string
  readonly licence: string
  readonly text: string
}

export const licences: readonly Licence[] = [
  { name: import.meta.env.APP_NAME, licence: 'MIT', text: own },
  { name: 'Preact', licence: 'MIT', text: preact },
  { name: 'Preact Signals', licence: 'MIT', text: signals },
  { name: 'idb', licence: 'ISC', text: idb },
  { name: 'Valibot', licence: 'MIT', text: valibot },
  { name: 'noble-hashes', licence: 'MIT', text: noble },
  { name: 'fflate', licence: 'MIT', text: fflate },
  { name: 'PeerJS', licence: 'MIT', text: peerjs },
  { name: 'BinaryPack for PeerJS', licence: 'MIT', text: binarypack },
  { name: 'EventEmitter3', licence: 'MIT', text: emitter },
  { name: 'qr', licence: 'MIT', text: qr },
  { name: 'Workbox', licence: 'MIT', text: workbox },
  { name: 'ZzFX', licence: 'MIT', text: zzfx },
  { name: 'Cinzel', licence: 'OFL-1.1', text: cinzel },
  { name: 'Atkinson Hyperlegible Next', licence: 'OFL-1.1', text: atkinson },
]
