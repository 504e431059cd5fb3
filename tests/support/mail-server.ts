import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** `at`: in milliseconds of `performance.now()`. */
type Accepted = { to: string; messageId: string; text: string; at: number }

/** A mail server that goes away and comes back on the same port. It notes what it has said 250 to. */
export class MailServer {
  readonly accepted: Accepted[] = []
  /** Addresses that it refuses for good, and those that it asks to come again, once (greylisting). */
  readonly refused = new Set<string>()
  readonly later = new Set<string>()
  /** Until it says 250 to a letter. */
  slownessMs = () => 0
  private port = 0
  private server: SMTPServer | null = null
  private readonly sockets = new Set<Socket>()

  get url() {
    return `smtp://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      onRcptTo: ({ address }, _, done) => {
        if (this.refused.has(address)) return done(answer(550, `<${address}>: no such user`))
        if (this.later.delete(address)) return done(answer(451, 'greylisted, try again later'))
        done()
      },
      onData: this.take,
    })
    server.on('error', () => undefined)
    server.server.on('connection', (socket) => {
      this.sockets.add(socket)
      socket.once('close', () => this.sockets.delete(socket))
    })
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    this.port = (server.server.address() as AddressInfo).port
    this.server = server
  }

  /** At once, whatever is under way. */
  async stop(): Promise<void> {
    const { server } = this
    this.server = null
    if (!server) return
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const socket of this.sockets) socket.destroy()
    await closed
  }

  to(address: string): Accepted[] {
    return this.accepted.filter(({ to }) => to === address)
  }

  private readonly take: SMTPServerOptions['onData'] = (stream, { envelope }, done) => {
    const by = this.server
    let text = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    stream.on('end', async () => {
      await sleep(this.slownessMs())
      // Gone meanwhile: nobody hears the 250.
      if (by === null || by !== this.server) return
      const [, messageId = ''] = /^Message-ID: (\S+)\r?$/im.exec(text) ?? []
      const at = performance.now()
      for (const { address } of envelope.rcptTo) this.accepted.push({ to: address, messageId, text, at })
      done()
    })
  }
}

const answer = (responseCode: number, said: string) => Object.assign(new Error(said), { responseCode })
