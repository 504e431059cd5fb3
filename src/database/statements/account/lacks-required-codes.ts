/** For statements over `users`. In a file of its own, because the server process must not load Payload. */
export const lacksRequiredCodes = `(users.role <> 'user'
  and exists (select 1 from site where staff_totp_required)
  and not exists (select 1 from staff_codes where account_id = users.id and confirmed_at is not null))`
