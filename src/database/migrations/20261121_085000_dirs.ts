import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_stores_type" AS ENUM('Магазин', 'Ресторант', 'Пекарна', 'Супермаркет');
  CREATE TYPE "public"."enum_stores_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_stores_rating_source" AS ENUM('approval', 'staff');
  CREATE TYPE "public"."enum_contacts_category" AS ENUM('doctor', 'lawyer', 'other');
  CREATE TYPE "public"."enum_contacts_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_embassies_states" AS ENUM('BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH');
  CREATE TYPE "public"."enum_embassies_type" AS ENUM('embassy', 'consulate');
  CREATE TABLE "stores" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_stores_type" NOT NULL,
  	"category" varchar NOT NULL,
  	"description" varchar,
  	"address" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"hours" varchar NOT NULL,
  	"owner_id" uuid,
  	"slug" varchar,
  	"approval" "enum_stores_approval",
  	"rejection_reason" varchar,
  	"listed" boolean DEFAULT false,
  	"proposed" jsonb,
  	"rating" numeric,
  	"rating_source" "enum_stores_rating_source",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contacts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"category" "enum_contacts_category" NOT NULL,
  	"specialty" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"source" varchar,
  	"verified_at" timestamp(3) with time zone,
  	"owner_id" uuid,
  	"slug" varchar,
  	"approval" "enum_contacts_approval",
  	"rejection_reason" varchar,
  	"listed" boolean DEFAULT false,
  	"proposed" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "embassies_states" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_embassies_states",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "embassies" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"type" "enum_embassies_type" DEFAULT 'consulate' NOT NULL,
  	"is_honorary" boolean DEFAULT false,
  	"cannot_do" varchar,
  	"city" varchar,
  	"address" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"website" varchar,
  	"working_hours" varchar,
  	"source" varchar,
  	"verified_at" timestamp(3) with time zone,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "embassies_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "site" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"brand" varchar DEFAULT 'Българи в Германия' NOT NULL,
  	"contact_email" varchar,
  	"donation_url" varchar,
  	"notice" varchar,
  	"credit_name" varchar DEFAULT 'БГ·DE',
  	"credit_url" varchar,
  	"forum_public_read" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"effective_from" timestamp(3) with time zone,
  	"imprint" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Angaben gemäß § 5 DDG","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"[Име и фамилия или фирма на оператора]","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"[Улица и номер, пощенски код и град]","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Връзка","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Имейл: [имейл]. Телефон: [телефон].","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Отговорен за съдържанието по § 18, ал. 2 MStV","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"[Име, фамилия и адрес]","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"privacy" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Кой обработва данните","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Операторът, посочен в Impressum. На този адрес отговаряме на всички въпроси за данните Ви.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Какво обработваме и защо","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"list","version":1,"format":"","indent":0,"direction":"ltr","listType":"bullet","tag":"ul","start":1,"children":[{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":1,"children":[{"type":"text","version":1,"text":"Име, имейл и град на профила: за да имате профил и да публикувате (чл. 6, ал. 1, б. „б“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":2,"children":[{"type":"text","version":1,"text":"Публикациите Ви: за да ги прочетат другите, докато не ги изтриете (чл. 6, ал. 1, б. „б“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":3,"children":[{"type":"text","version":1,"text":"IP адрес и време на заявката: за защита от злоупотреби, за кратко (чл. 6, ал. 1, б. „е“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":4,"children":[{"type":"text","version":1,"text":"Общодостъпни данни на лекари и адвокати: за да бъдат намерени (чл. 6, ал. 1, б. „е“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Вашите права","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Имате право на достъп, поправка, изтриване, ограничаване, преносимост и възражение, както и на жалба до надзорния орган на Вашата провинция.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Ако сте в справочника","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Пишете ни и ще поправим или премахнем данните за Вас. Не подреждаме никого срещу заплащане.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"cookies" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Бисквитките за вход и за Вашия избор са необходими и не искат съгласие. Всички други се записват само ако ги разрешите, и можете да оттеглите съгласието си по всяко време.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"terms" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"За какво е сайтът","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За взаимна помощ между българите в Германия. Разглеждането и регистрацията са безплатни.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Какво не се публикува","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"list","version":1,"format":"","indent":0,"direction":"ltr","listType":"bullet","tag":"ul","start":1,"children":[{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":1,"children":[{"type":"text","version":1,"text":"Незаконно съдържание, обиди, заплахи и език на омразата.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":2,"children":[{"type":"text","version":1,"text":"Измами, подвеждащи обяви и чужди лични данни без съгласие.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":3,"children":[{"type":"text","version":1,"text":"Чужди снимки и текстове без право на използване.","format":0,"detail":0,"mode":"normal","style":""}]}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Модериране","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Хора, а не програми, решават дали нещо се скрива или премахва. Авторът получава причината и може да възрази в срок от шест месеца.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Отговорност","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За публикацията отговаря нейният автор. Съветите в сайта не са правна или медицинска консултация.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"bg_law" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За документи за самоличност, гражданско състояние и гражданство важи българското право. Меродавен е отговорът на Вашето консулство.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"de_law" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За живота в Германия (адресна регистрация, наем, работа, осигуровки) важи немското право. За сайта също важи правото на Федерална република Германия.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"dsa_contact" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Точка за контакт за потребители и за органи по чл. 11 и 12 от Регламент (ЕС) 2022/2065: [имейл]. Пишете ни на български, немски или английски.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За незаконно съдържание посочете точния адрес на страницата, защо е незаконно, името и имейла си. Ще потвърдим получаването и ще Ви кажем какво сме решили и как се обжалва.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_legal_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"version_effective_from" timestamp(3) with time zone,
  	"version_imprint" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Angaben gemäß § 5 DDG","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"[Име и фамилия или фирма на оператора]","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"[Улица и номер, пощенски код и град]","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Връзка","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Имейл: [имейл]. Телефон: [телефон].","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Отговорен за съдържанието по § 18, ал. 2 MStV","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"[Име, фамилия и адрес]","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_privacy" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Кой обработва данните","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Операторът, посочен в Impressum. На този адрес отговаряме на всички въпроси за данните Ви.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Какво обработваме и защо","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"list","version":1,"format":"","indent":0,"direction":"ltr","listType":"bullet","tag":"ul","start":1,"children":[{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":1,"children":[{"type":"text","version":1,"text":"Име, имейл и град на профила: за да имате профил и да публикувате (чл. 6, ал. 1, б. „б“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":2,"children":[{"type":"text","version":1,"text":"Публикациите Ви: за да ги прочетат другите, докато не ги изтриете (чл. 6, ал. 1, б. „б“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":3,"children":[{"type":"text","version":1,"text":"IP адрес и време на заявката: за защита от злоупотреби, за кратко (чл. 6, ал. 1, б. „е“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":4,"children":[{"type":"text","version":1,"text":"Общодостъпни данни на лекари и адвокати: за да бъдат намерени (чл. 6, ал. 1, б. „е“ GDPR).","format":0,"detail":0,"mode":"normal","style":""}]}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Вашите права","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Имате право на достъп, поправка, изтриване, ограничаване, преносимост и възражение, както и на жалба до надзорния орган на Вашата провинция.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Ако сте в справочника","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Пишете ни и ще поправим или премахнем данните за Вас. Не подреждаме никого срещу заплащане.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_cookies" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Бисквитките за вход и за Вашия избор са необходими и не искат съгласие. Всички други се записват само ако ги разрешите, и можете да оттеглите съгласието си по всяко време.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_terms" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"За какво е сайтът","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За взаимна помощ между българите в Германия. Разглеждането и регистрацията са безплатни.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Какво не се публикува","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"list","version":1,"format":"","indent":0,"direction":"ltr","listType":"bullet","tag":"ul","start":1,"children":[{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":1,"children":[{"type":"text","version":1,"text":"Незаконно съдържание, обиди, заплахи и език на омразата.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":2,"children":[{"type":"text","version":1,"text":"Измами, подвеждащи обяви и чужди лични данни без съгласие.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"listitem","version":1,"format":"","indent":0,"direction":"ltr","value":3,"children":[{"type":"text","version":1,"text":"Чужди снимки и текстове без право на използване.","format":0,"detail":0,"mode":"normal","style":""}]}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Модериране","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Хора, а не програми, решават дали нещо се скрива или премахва. Авторът получава причината и може да възрази в срок от шест месеца.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"heading","version":1,"format":"","indent":0,"direction":"ltr","tag":"h3","children":[{"type":"text","version":1,"text":"Отговорност","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За публикацията отговаря нейният автор. Съветите в сайта не са правна или медицинска консултация.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_bg_law" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За документи за самоличност, гражданско състояние и гражданство важи българското право. Меродавен е отговорът на Вашето консулство.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_de_law" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За живота в Германия (адресна регистрация, наем, работа, осигуровки) важи немското право. За сайта също важи правото на Федерална република Германия.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_dsa_contact" jsonb DEFAULT '{"root":{"type":"root","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"Точка за контакт за потребители и за органи по чл. 11 и 12 от Регламент (ЕС) 2022/2065: [имейл]. Пишете ни на български, немски или английски.","format":0,"detail":0,"mode":"normal","style":""}]},{"type":"paragraph","version":1,"format":"","indent":0,"direction":"ltr","children":[{"type":"text","version":1,"text":"За незаконно съдържание посочете точния адрес на страницата, защо е незаконно, името и имейла си. Ще потвърдим получаването и ще Ви кажем какво сме решили и как се обжалва.","format":0,"detail":0,"mode":"normal","style":""}]}]}}'::jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stores_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contacts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "embassies_id" uuid;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "embassies_states" ADD CONSTRAINT "embassies_states_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embassies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "embassies" ADD CONSTRAINT "embassies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "embassies_texts" ADD CONSTRAINT "embassies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embassies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "stores_name_idx" ON "stores" USING btree ("name");
  CREATE INDEX "stores_type_idx" ON "stores" USING btree ("type");
  CREATE INDEX "stores_category_idx" ON "stores" USING btree ("category");
  CREATE INDEX "stores_city_idx" ON "stores" USING btree ("city");
  CREATE INDEX "stores_owner_idx" ON "stores" USING btree ("owner_id");
  CREATE UNIQUE INDEX "stores_slug_idx" ON "stores" USING btree ("slug");
  CREATE INDEX "stores_approval_idx" ON "stores" USING btree ("approval");
  CREATE INDEX "stores_listed_idx" ON "stores" USING btree ("listed");
  CREATE INDEX "stores_updated_at_idx" ON "stores" USING btree ("updated_at");
  CREATE INDEX "stores_created_at_idx" ON "stores" USING btree ("created_at");
  CREATE INDEX "contacts_name_idx" ON "contacts" USING btree ("name");
  CREATE INDEX "contacts_city_idx" ON "contacts" USING btree ("city");
  CREATE INDEX "contacts_category_idx" ON "contacts" USING btree ("category");
  CREATE INDEX "contacts_specialty_idx" ON "contacts" USING btree ("specialty");
  CREATE INDEX "contacts_owner_idx" ON "contacts" USING btree ("owner_id");
  CREATE UNIQUE INDEX "contacts_slug_idx" ON "contacts" USING btree ("slug");
  CREATE INDEX "contacts_approval_idx" ON "contacts" USING btree ("approval");
  CREATE INDEX "contacts_listed_idx" ON "contacts" USING btree ("listed");
  CREATE INDEX "contacts_updated_at_idx" ON "contacts" USING btree ("updated_at");
  CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at");
  CREATE INDEX "embassies_states_order_idx" ON "embassies_states" USING btree ("order");
  CREATE INDEX "embassies_states_parent_idx" ON "embassies_states" USING btree ("parent_id");
  CREATE INDEX "embassies_states_value_idx" ON "embassies_states" USING btree ("value");
  CREATE INDEX "embassies_name_idx" ON "embassies" USING btree ("name");
  CREATE INDEX "embassies_type_idx" ON "embassies" USING btree ("type");
  CREATE INDEX "embassies_is_honorary_idx" ON "embassies" USING btree ("is_honorary");
  CREATE INDEX "embassies_owner_idx" ON "embassies" USING btree ("owner_id");
  CREATE INDEX "embassies_updated_at_idx" ON "embassies" USING btree ("updated_at");
  CREATE INDEX "embassies_created_at_idx" ON "embassies" USING btree ("created_at");
  CREATE INDEX "embassies_texts_order_parent" ON "embassies_texts" USING btree ("order","parent_id");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_embassies_fk" FOREIGN KEY ("embassies_id") REFERENCES "public"."embassies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("contacts_id");
  CREATE INDEX "payload_locked_documents_rels_embassies_id_idx" ON "payload_locked_documents_rels" USING btree ("embassies_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "stores" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "embassies_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "embassies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "embassies_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "stores" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "embassies_states" CASCADE;
  DROP TABLE "embassies" CASCADE;
  DROP TABLE "embassies_texts" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contacts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_embassies_fk";
  
  DROP INDEX "payload_locked_documents_rels_stores_id_idx";
  DROP INDEX "payload_locked_documents_rels_contacts_id_idx";
  DROP INDEX "payload_locked_documents_rels_embassies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contacts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "embassies_id";
  DROP TYPE "public"."enum_stores_type";
  DROP TYPE "public"."enum_stores_approval";
  DROP TYPE "public"."enum_stores_rating_source";
  DROP TYPE "public"."enum_contacts_category";
  DROP TYPE "public"."enum_contacts_approval";
  DROP TYPE "public"."enum_embassies_states";
  DROP TYPE "public"."enum_embassies_type";`)
}
