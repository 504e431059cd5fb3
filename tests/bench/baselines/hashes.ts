import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { isPasswordRight } from '#domain/account/password-check'
import { serve } from './serve'

/** The work of one password for each request, as Payload does it. */
serve(() =>
  createServer(async (request, response) => {
    const { password } = (await json(request)) as { password: string }
    const isRight = await isPasswordRight({ password, account: null })
    response.end(JSON.stringify({ isRight }))
  }),
)
