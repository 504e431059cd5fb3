import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Only its keeper may change the trail; one without lines may be emptied, as a restore does (docs/decisions/066-trail.md). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function refuse_in_trail() returns trigger language plpgsql as $$ begin
      if current_user <> 'bg_trail_keeper' and (tg_op <> 'TRUNCATE' or exists (select from trail)) then
        raise exception 'the trail only grows' using errcode = 'insufficient_privilege';
      end if;
      return coalesce(new, old);
    end $$;
    create trigger trail_only_grows before update or delete on trail
      for each row execute function refuse_in_trail();
    create trigger trail_is_not_emptied before truncate on trail
      for each statement execute function refuse_in_trail()`)
  // Where the site brings no database of its own, the role may be made later.
  await db.execute(sql`
    do $$ begin
      grant select, update, delete on trail to bg_trail_keeper;
      grant select (id) on users to bg_trail_keeper;
    exception when undefined_object then null;
    end $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger trail_only_grows on trail;
    drop trigger trail_is_not_emptied on trail;
    drop function refuse_in_trail`)
}
