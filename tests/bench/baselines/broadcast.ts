import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { serve } from './serve'

type Given = { messages: { room: string }[]; answer: Buffer }

/** Each POST is told to everybody in the rooms, with the messages that the site sends for it. */
serve(({ messages, answer }: Given) => {
  const server = createServer()
  const io = new Server({ path: '/realtime', transports: ['websocket'], serveClient: false })
  io.on('connection', (socket) =>
    socket.on('join', async ({ room }: { room: string }, joined: (answer: object) => void) => {
      await socket.join(room)
      joined({ ok: true, at: 0, missed: [], reload: false })
    }),
  )
  io.attach(server)
  server.on('request', (request, response) => {
    request.resume().once('end', () => {
      for (const message of messages) io.to(message.room).emit('change', message)
      response.writeHead(201, { 'Content-Type': 'application/json' }).end(answer)
    })
  })
  return server
})
