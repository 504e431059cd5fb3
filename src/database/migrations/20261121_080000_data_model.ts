import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_purpose" AS ENUM('editorial', 'post', 'avatar');
  CREATE TYPE "public"."enum_services_category" AS ENUM('Строителство', 'Почистване', 'Транспорт', 'Образование', 'Здравеопазване', 'IT услуги', 'Преводи', 'Право', 'Красота', 'Други');
  CREATE TYPE "public"."enum_services_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_events_category" AS ENUM('Cultural', 'Business', 'Community', 'Educational', 'Social');
  CREATE TYPE "public"."enum_stores_type" AS ENUM('Магазин', 'Ресторант', 'Пекарна', 'Супермаркет');
  CREATE TYPE "public"."enum_stores_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_stores_rating_source" AS ENUM('approval', 'staff');
  CREATE TYPE "public"."enum_contacts_category" AS ENUM('doctor', 'lawyer', 'other');
  CREATE TYPE "public"."enum_contacts_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_apartments_ad_type" AS ENUM('offer', 'search');
  CREATE TYPE "public"."enum_apartments_approval" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_small_ads_category" AS ENUM('Работа', 'Услуги', 'Продажба', 'Търся', 'Автомобили', 'Други');
  CREATE TYPE "public"."enum_small_ads_car_make" AS ENUM('Audi', 'BMW', 'Citroën', 'Dacia', 'Fiat', 'Ford', 'Honda', 'Hyundai', 'Kia', 'Mazda', 'Mercedes-Benz', 'Mitsubishi', 'Nissan', 'Opel', 'Peugeot', 'Renault', 'SEAT', 'Škoda', 'Subaru', 'Suzuki', 'Toyota', 'Volkswagen', 'Volvo', 'Други');
  CREATE TYPE "public"."enum_small_ads_car_fuel_type" AS ENUM('Бензин', 'Дизел', 'Хибрид', 'Електрически', 'ГАЗ/Метан');
  CREATE TYPE "public"."enum_small_ads_car_transmission" AS ENUM('Ръчна', 'Автоматична', 'Полуавтоматична');
  CREATE TYPE "public"."enum_small_ads_car_condition" AS ENUM('Нов', 'Като нов', 'Много добро', 'Добро', 'Задоволително', 'За части');
  CREATE TYPE "public"."enum_small_ads_expiry_notice" AS ENUM('told', 'mailed', 'over');
  CREATE TYPE "public"."enum_embassies_states" AS ENUM('BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH');
  CREATE TYPE "public"."enum_embassies_type" AS ENUM('embassy', 'consulate');
  CREATE TYPE "public"."enum_favorites_item_type" AS ENUM('contacts', 'services', 'events', 'stores', 'apartments', 'small-ads', 'documents', 'articles', 'forum-topics', 'posts', 'embassies');
  CREATE TYPE "public"."enum_reports_item_type" AS ENUM('contact', 'small_ad', 'service', 'apartment', 'social_post', 'social_comment', 'topic', 'comment', 'event', 'store', 'document', 'profile');
  CREATE TYPE "public"."enum_reports_action" AS ENUM('none', 'hide', 'delete');
  CREATE TYPE "public"."enum_reports_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_notices_status" AS ENUM('pending', 'approved', 'rejected');
  CREATE TYPE "public"."enum_admin_messages_message_type" AS ENUM('general', 'technical', 'account', 'content', 'business', 'other', 'account-upgrade');
  CREATE TYPE "public"."enum_admin_messages_status" AS ENUM('unread', 'read');
  CREATE TYPE "public"."enum_notifications_type" AS ENUM('social_comment', 'social_like', 'forum_comment', 'item_approved', 'item_rejected', 'ad_expiring', 'event_changed', 'event_cancelled', 'event_seat', 'event_reminder', 'admin_reply', 'report_decided');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forumUpkeep' BEFORE 'purgeChanges';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purgeEmptyArticles' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purgeNotifications' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remindOfEvents' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'removeFile' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendAdExpiry' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendDigest' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMessage' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellMembers' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'watchAdExpiry' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'weeklyDigest' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forumUpkeep' BEFORE 'purgeChanges';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purgeEmptyArticles' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purgeNotifications' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remindOfEvents' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'removeFile' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendAdExpiry' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendDigest' BEFORE 'sendLetter';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMessage' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellMembers' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'watchAdExpiry' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'weeklyDigest' BEFORE 'schedulePublish';
  CREATE TABLE "documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"owner_id" uuid,
  	"slug" varchar,
  	"prefix" varchar DEFAULT '',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "services" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"category" "enum_services_category" NOT NULL,
  	"provider" varchar NOT NULL,
  	"contact" varchar NOT NULL,
  	"price" varchar NOT NULL,
  	"location" varchar,
  	"owner_id" uuid,
  	"slug" varchar,
  	"approval" "enum_services_approval",
  	"rejection_reason" varchar,
  	"listed" boolean DEFAULT false,
  	"proposed" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"end_date" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"city" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"image_id" uuid,
  	"category" "enum_events_category" DEFAULT 'Cultural' NOT NULL,
  	"organizer" varchar NOT NULL,
  	"contact" varchar NOT NULL,
  	"price" varchar,
  	"capacity" numeric,
  	"registered_count" numeric DEFAULT 0,
  	"cancelled" boolean DEFAULT false NOT NULL,
  	"owner_id" uuid,
  	"hidden" boolean DEFAULT false,
  	"hidden_reason" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "event_registrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"event_id" uuid NOT NULL,
  	"place" numeric,
  	"reminded_of" timestamp(3) with time zone,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "apartments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"ad_type" "enum_apartments_ad_type" NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"price" numeric NOT NULL,
  	"warm_rent" numeric,
  	"deposit" numeric,
  	"city" varchar NOT NULL,
  	"address" varchar NOT NULL,
  	"rooms" numeric NOT NULL,
  	"area" numeric,
  	"furnished" boolean,
  	"pets_allowed" boolean,
  	"registration_possible" boolean,
  	"available_from" timestamp(3) with time zone,
  	"contact" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"owner_id" uuid,
  	"slug" varchar,
  	"contact_views" numeric DEFAULT 0,
  	"approval" "enum_apartments_approval",
  	"rejection_reason" varchar,
  	"listed" boolean DEFAULT false,
  	"proposed" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "small_ads" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"author_name" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"category" "enum_small_ads_category" NOT NULL,
  	"description" varchar NOT NULL,
  	"price" varchar,
  	"city" varchar NOT NULL,
  	"contact" varchar NOT NULL,
  	"car_make" "enum_small_ads_car_make",
  	"car_model" varchar,
  	"car_year" numeric,
  	"car_mileage" numeric,
  	"car_fuel_type" "enum_small_ads_car_fuel_type",
  	"car_transmission" "enum_small_ads_car_transmission",
  	"car_condition" "enum_small_ads_car_condition",
  	"owner_id" uuid,
  	"hidden" boolean DEFAULT false,
  	"hidden_reason" varchar,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"expiry_notice" "enum_small_ads_expiry_notice",
  	"contact_views" numeric DEFAULT 0,
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
  	"slug" varchar,
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
  
  CREATE TABLE "forum_categories" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"order" numeric DEFAULT 0,
  	"icon" varchar,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_topics" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar NOT NULL,
  	"content" varchar,
  	"category_id" uuid,
  	"is_pinned" boolean DEFAULT false,
  	"pinned_until" timestamp(3) with time zone,
  	"owner_id" uuid,
  	"hidden" boolean DEFAULT false,
  	"hidden_reason" varchar,
  	"slug" varchar,
  	"views_count" numeric DEFAULT 0,
  	"replies_count" numeric DEFAULT 0,
  	"likes_count" numeric DEFAULT 0,
  	"last_activity_at" timestamp(3) with time zone,
  	"hot_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"topic_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"owner_id" uuid,
  	"hidden" boolean DEFAULT false,
  	"hidden_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_topic_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"topic_id" uuid NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"content" varchar NOT NULL,
  	"image_id" uuid,
  	"owner_id" uuid,
  	"hidden" boolean DEFAULT false,
  	"hidden_reason" varchar,
  	"likes_count" numeric DEFAULT 0,
  	"comments_count" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_comments" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"content" varchar NOT NULL,
  	"owner_id" uuid,
  	"hidden" boolean DEFAULT false,
  	"hidden_reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_likes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"post_id" uuid NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "favorites" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item_type" "enum_favorites_item_type" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"item_type" "enum_reports_item_type" NOT NULL,
  	"item_id" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"additional_info" varchar,
  	"item_info_name" varchar,
  	"item_info_title" varchar,
  	"item_info_content" varchar,
  	"item_info_category" varchar,
  	"item_info_city" varchar,
  	"action" "enum_reports_action" DEFAULT 'none',
  	"owner_id" uuid,
  	"status" "enum_reports_status" DEFAULT 'pending',
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notices" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"case_number" varchar,
  	"url" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"good_faith" boolean DEFAULT false NOT NULL,
  	"status" "enum_notices_status" DEFAULT 'pending',
  	"note" varchar,
  	"decided_by_id" uuid,
  	"decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "admin_messages_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" uuid,
  	"replied_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "admin_messages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"message_type" "enum_admin_messages_message_type" NOT NULL,
  	"message_content" varchar NOT NULL,
  	"status" "enum_admin_messages_status" DEFAULT 'unread',
  	"owner_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "notifications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"owner_id" uuid,
  	"type" "enum_notifications_type" NOT NULL,
  	"title" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"read" boolean DEFAULT false,
  	"data" jsonb,
  	"group_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  
  ALTER TABLE "media" ADD COLUMN "purpose" "enum_media_purpose" DEFAULT 'editorial';
  ALTER TABLE "users" ADD COLUMN "feed_visited_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "weekly_digest" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "digest_sent_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "documents_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "services_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "event_registrations_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "stores_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contacts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "apartments_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "small_ads_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "embassies_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_categories_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "notices_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "admin_messages_id" uuid;
  ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "stores" ADD CONSTRAINT "stores_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "small_ads" ADD CONSTRAINT "small_ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "embassies_states" ADD CONSTRAINT "embassies_states_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embassies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "embassies" ADD CONSTRAINT "embassies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "embassies_texts" ADD CONSTRAINT "embassies_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."embassies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_categories" ADD CONSTRAINT "forum_categories_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topics" ADD CONSTRAINT "forum_topics_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_comments" ADD CONSTRAINT "forum_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topic_likes" ADD CONSTRAINT "forum_topic_likes_topic_id_forum_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."forum_topics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_topic_likes" ADD CONSTRAINT "forum_topic_likes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_comments" ADD CONSTRAINT "post_comments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "post_likes" ADD CONSTRAINT "post_likes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "favorites" ADD CONSTRAINT "favorites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admin_messages_replies" ADD CONSTRAINT "admin_messages_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "admin_messages_replies" ADD CONSTRAINT "admin_messages_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."admin_messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "admin_messages" ADD CONSTRAINT "admin_messages_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "notifications" ADD CONSTRAINT "notifications_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "documents_name_idx" ON "documents" USING btree ("name");
  CREATE INDEX "documents_owner_idx" ON "documents" USING btree ("owner_id");
  CREATE UNIQUE INDEX "documents_slug_idx" ON "documents" USING btree ("slug");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "services_category_idx" ON "services" USING btree ("category");
  CREATE INDEX "services_location_idx" ON "services" USING btree ("location");
  CREATE INDEX "services_owner_idx" ON "services" USING btree ("owner_id");
  CREATE UNIQUE INDEX "services_slug_idx" ON "services" USING btree ("slug");
  CREATE INDEX "services_approval_idx" ON "services" USING btree ("approval");
  CREATE INDEX "services_listed_idx" ON "services" USING btree ("listed");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_idx" ON "services" USING btree ("owner_id");
  CREATE INDEX "events_title_idx" ON "events" USING btree ("title");
  CREATE INDEX "events_date_idx" ON "events" USING btree ("date");
  CREATE INDEX "events_ends_at_idx" ON "events" USING btree ("ends_at");
  CREATE INDEX "events_city_idx" ON "events" USING btree ("city");
  CREATE INDEX "events_image_idx" ON "events" USING btree ("image_id");
  CREATE INDEX "events_category_idx" ON "events" USING btree ("category");
  CREATE INDEX "events_cancelled_idx" ON "events" USING btree ("cancelled");
  CREATE INDEX "events_owner_idx" ON "events" USING btree ("owner_id");
  CREATE INDEX "events_hidden_idx" ON "events" USING btree ("hidden");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "event_registrations_event_idx" ON "event_registrations" USING btree ("event_id");
  CREATE INDEX "event_registrations_place_idx" ON "event_registrations" USING btree ("place");
  CREATE INDEX "event_registrations_owner_idx" ON "event_registrations" USING btree ("owner_id");
  CREATE INDEX "event_registrations_updated_at_idx" ON "event_registrations" USING btree ("updated_at");
  CREATE INDEX "event_registrations_created_at_idx" ON "event_registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_event_idx" ON "event_registrations" USING btree ("owner_id","event_id");
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
  CREATE INDEX "apartments_ad_type_idx" ON "apartments" USING btree ("ad_type");
  CREATE INDEX "apartments_price_idx" ON "apartments" USING btree ("price");
  CREATE INDEX "apartments_city_idx" ON "apartments" USING btree ("city");
  CREATE INDEX "apartments_rooms_idx" ON "apartments" USING btree ("rooms");
  CREATE INDEX "apartments_area_idx" ON "apartments" USING btree ("area");
  CREATE INDEX "apartments_furnished_idx" ON "apartments" USING btree ("furnished");
  CREATE INDEX "apartments_pets_allowed_idx" ON "apartments" USING btree ("pets_allowed");
  CREATE INDEX "apartments_registration_possible_idx" ON "apartments" USING btree ("registration_possible");
  CREATE INDEX "apartments_available_from_idx" ON "apartments" USING btree ("available_from");
  CREATE INDEX "apartments_owner_idx" ON "apartments" USING btree ("owner_id");
  CREATE UNIQUE INDEX "apartments_slug_idx" ON "apartments" USING btree ("slug");
  CREATE INDEX "apartments_approval_idx" ON "apartments" USING btree ("approval");
  CREATE INDEX "apartments_listed_idx" ON "apartments" USING btree ("listed");
  CREATE INDEX "apartments_updated_at_idx" ON "apartments" USING btree ("updated_at");
  CREATE INDEX "apartments_created_at_idx" ON "apartments" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_1_idx" ON "apartments" USING btree ("owner_id");
  CREATE INDEX "small_ads_category_idx" ON "small_ads" USING btree ("category");
  CREATE INDEX "small_ads_city_idx" ON "small_ads" USING btree ("city");
  CREATE INDEX "small_ads_car_make_idx" ON "small_ads" USING btree ("car_make");
  CREATE INDEX "small_ads_car_year_idx" ON "small_ads" USING btree ("car_year");
  CREATE INDEX "small_ads_car_mileage_idx" ON "small_ads" USING btree ("car_mileage");
  CREATE INDEX "small_ads_car_fuel_type_idx" ON "small_ads" USING btree ("car_fuel_type");
  CREATE INDEX "small_ads_car_transmission_idx" ON "small_ads" USING btree ("car_transmission");
  CREATE INDEX "small_ads_car_condition_idx" ON "small_ads" USING btree ("car_condition");
  CREATE INDEX "small_ads_owner_idx" ON "small_ads" USING btree ("owner_id");
  CREATE INDEX "small_ads_hidden_idx" ON "small_ads" USING btree ("hidden");
  CREATE UNIQUE INDEX "small_ads_slug_idx" ON "small_ads" USING btree ("slug");
  CREATE INDEX "small_ads_published_at_idx" ON "small_ads" USING btree ("published_at");
  CREATE INDEX "small_ads_expires_at_idx" ON "small_ads" USING btree ("expires_at");
  CREATE INDEX "small_ads_updated_at_idx" ON "small_ads" USING btree ("updated_at");
  CREATE INDEX "small_ads_created_at_idx" ON "small_ads" USING btree ("created_at");
  CREATE INDEX "embassies_states_order_idx" ON "embassies_states" USING btree ("order");
  CREATE INDEX "embassies_states_parent_idx" ON "embassies_states" USING btree ("parent_id");
  CREATE INDEX "embassies_states_value_idx" ON "embassies_states" USING btree ("value");
  CREATE INDEX "embassies_name_idx" ON "embassies" USING btree ("name");
  CREATE INDEX "embassies_type_idx" ON "embassies" USING btree ("type");
  CREATE INDEX "embassies_is_honorary_idx" ON "embassies" USING btree ("is_honorary");
  CREATE INDEX "embassies_owner_idx" ON "embassies" USING btree ("owner_id");
  CREATE UNIQUE INDEX "embassies_slug_idx" ON "embassies" USING btree ("slug");
  CREATE INDEX "embassies_updated_at_idx" ON "embassies" USING btree ("updated_at");
  CREATE INDEX "embassies_created_at_idx" ON "embassies" USING btree ("created_at");
  CREATE INDEX "embassies_texts_order_parent" ON "embassies_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "forum_categories_name_idx" ON "forum_categories" USING btree ("name");
  CREATE INDEX "forum_categories_is_active_idx" ON "forum_categories" USING btree ("is_active");
  CREATE INDEX "forum_categories_order_idx" ON "forum_categories" USING btree ("order");
  CREATE INDEX "forum_categories_owner_idx" ON "forum_categories" USING btree ("owner_id");
  CREATE INDEX "forum_categories_updated_at_idx" ON "forum_categories" USING btree ("updated_at");
  CREATE INDEX "forum_categories_created_at_idx" ON "forum_categories" USING btree ("created_at");
  CREATE INDEX "forum_topics_category_idx" ON "forum_topics" USING btree ("category_id");
  CREATE INDEX "forum_topics_is_pinned_idx" ON "forum_topics" USING btree ("is_pinned");
  CREATE INDEX "forum_topics_owner_idx" ON "forum_topics" USING btree ("owner_id");
  CREATE INDEX "forum_topics_hidden_idx" ON "forum_topics" USING btree ("hidden");
  CREATE UNIQUE INDEX "forum_topics_slug_idx" ON "forum_topics" USING btree ("slug");
  CREATE INDEX "forum_topics_views_count_idx" ON "forum_topics" USING btree ("views_count");
  CREATE INDEX "forum_topics_replies_count_idx" ON "forum_topics" USING btree ("replies_count");
  CREATE INDEX "forum_topics_likes_count_idx" ON "forum_topics" USING btree ("likes_count");
  CREATE INDEX "forum_topics_last_activity_at_idx" ON "forum_topics" USING btree ("last_activity_at");
  CREATE INDEX "forum_topics_hot_until_idx" ON "forum_topics" USING btree ("hot_until");
  CREATE INDEX "forum_topics_updated_at_idx" ON "forum_topics" USING btree ("updated_at");
  CREATE INDEX "forum_topics_created_at_idx" ON "forum_topics" USING btree ("created_at");
  CREATE INDEX "forum_comments_topic_idx" ON "forum_comments" USING btree ("topic_id");
  CREATE INDEX "forum_comments_owner_idx" ON "forum_comments" USING btree ("owner_id");
  CREATE INDEX "forum_comments_hidden_idx" ON "forum_comments" USING btree ("hidden");
  CREATE INDEX "forum_comments_updated_at_idx" ON "forum_comments" USING btree ("updated_at");
  CREATE INDEX "forum_comments_created_at_idx" ON "forum_comments" USING btree ("created_at");
  CREATE INDEX "topic_createdAt_idx" ON "forum_comments" USING btree ("topic_id","created_at");
  CREATE INDEX "forum_topic_likes_topic_idx" ON "forum_topic_likes" USING btree ("topic_id");
  CREATE INDEX "forum_topic_likes_owner_idx" ON "forum_topic_likes" USING btree ("owner_id");
  CREATE INDEX "forum_topic_likes_updated_at_idx" ON "forum_topic_likes" USING btree ("updated_at");
  CREATE INDEX "forum_topic_likes_created_at_idx" ON "forum_topic_likes" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_topic_idx" ON "forum_topic_likes" USING btree ("owner_id","topic_id");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_owner_idx" ON "posts" USING btree ("owner_id");
  CREATE INDEX "posts_hidden_idx" ON "posts" USING btree ("hidden");
  CREATE INDEX "posts_likes_count_idx" ON "posts" USING btree ("likes_count");
  CREATE INDEX "posts_comments_count_idx" ON "posts" USING btree ("comments_count");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "post_comments_post_idx" ON "post_comments" USING btree ("post_id");
  CREATE INDEX "post_comments_owner_idx" ON "post_comments" USING btree ("owner_id");
  CREATE INDEX "post_comments_hidden_idx" ON "post_comments" USING btree ("hidden");
  CREATE INDEX "post_comments_updated_at_idx" ON "post_comments" USING btree ("updated_at");
  CREATE INDEX "post_comments_created_at_idx" ON "post_comments" USING btree ("created_at");
  CREATE INDEX "post_createdAt_idx" ON "post_comments" USING btree ("post_id","created_at");
  CREATE INDEX "post_likes_post_idx" ON "post_likes" USING btree ("post_id");
  CREATE INDEX "post_likes_owner_idx" ON "post_likes" USING btree ("owner_id");
  CREATE INDEX "post_likes_updated_at_idx" ON "post_likes" USING btree ("updated_at");
  CREATE INDEX "post_likes_created_at_idx" ON "post_likes" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_post_idx" ON "post_likes" USING btree ("owner_id","post_id");
  CREATE INDEX "favorites_owner_idx" ON "favorites" USING btree ("owner_id");
  CREATE INDEX "favorites_updated_at_idx" ON "favorites" USING btree ("updated_at");
  CREATE INDEX "favorites_created_at_idx" ON "favorites" USING btree ("created_at");
  CREATE UNIQUE INDEX "owner_itemType_itemId_idx" ON "favorites" USING btree ("owner_id","item_type","item_id");
  CREATE INDEX "reports_owner_idx" ON "reports" USING btree ("owner_id");
  CREATE INDEX "reports_status_idx" ON "reports" USING btree ("status");
  CREATE INDEX "reports_decided_by_idx" ON "reports" USING btree ("decided_by_id");
  CREATE INDEX "reports_updated_at_idx" ON "reports" USING btree ("updated_at");
  CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");
  CREATE INDEX "itemType_itemId_idx" ON "reports" USING btree ("item_type","item_id");
  CREATE UNIQUE INDEX "notices_case_number_idx" ON "notices" USING btree ("case_number");
  CREATE INDEX "notices_status_idx" ON "notices" USING btree ("status");
  CREATE INDEX "notices_decided_by_idx" ON "notices" USING btree ("decided_by_id");
  CREATE INDEX "notices_updated_at_idx" ON "notices" USING btree ("updated_at");
  CREATE INDEX "notices_created_at_idx" ON "notices" USING btree ("created_at");
  CREATE INDEX "admin_messages_replies_order_idx" ON "admin_messages_replies" USING btree ("_order");
  CREATE INDEX "admin_messages_replies_parent_id_idx" ON "admin_messages_replies" USING btree ("_parent_id");
  CREATE INDEX "admin_messages_replies_author_idx" ON "admin_messages_replies" USING btree ("author_id");
  CREATE INDEX "admin_messages_message_type_idx" ON "admin_messages" USING btree ("message_type");
  CREATE INDEX "admin_messages_status_idx" ON "admin_messages" USING btree ("status");
  CREATE INDEX "admin_messages_owner_idx" ON "admin_messages" USING btree ("owner_id");
  CREATE INDEX "admin_messages_updated_at_idx" ON "admin_messages" USING btree ("updated_at");
  CREATE INDEX "admin_messages_created_at_idx" ON "admin_messages" USING btree ("created_at");
  CREATE INDEX "notifications_owner_idx" ON "notifications" USING btree ("owner_id");
  CREATE INDEX "notifications_read_idx" ON "notifications" USING btree ("read");
  CREATE INDEX "notifications_group_key_idx" ON "notifications" USING btree ("group_key");
  CREATE INDEX "notifications_updated_at_idx" ON "notifications" USING btree ("updated_at");
  CREATE INDEX "notifications_created_at_idx" ON "notifications" USING btree ("created_at");
  CREATE INDEX "owner_createdAt_idx" ON "notifications" USING btree ("owner_id","created_at");
  CREATE INDEX "_legal_v_created_at_idx" ON "_legal_v" USING btree ("created_at");
  CREATE INDEX "_legal_v_updated_at_idx" ON "_legal_v" USING btree ("updated_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_event_registrations_fk" FOREIGN KEY ("event_registrations_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stores_fk" FOREIGN KEY ("stores_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contacts_fk" FOREIGN KEY ("contacts_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apartments_fk" FOREIGN KEY ("apartments_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_small_ads_fk" FOREIGN KEY ("small_ads_id") REFERENCES "public"."small_ads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_embassies_fk" FOREIGN KEY ("embassies_id") REFERENCES "public"."embassies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_categories_fk" FOREIGN KEY ("forum_categories_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reports_fk" FOREIGN KEY ("reports_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_notices_fk" FOREIGN KEY ("notices_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_admin_messages_fk" FOREIGN KEY ("admin_messages_id") REFERENCES "public"."admin_messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_purpose_idx" ON "media" USING btree ("purpose");
  CREATE INDEX "users_weekly_digest_idx" ON "users" USING btree ("weekly_digest");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_event_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("event_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_stores_id_idx" ON "payload_locked_documents_rels" USING btree ("stores_id");
  CREATE INDEX "payload_locked_documents_rels_contacts_id_idx" ON "payload_locked_documents_rels" USING btree ("contacts_id");
  CREATE INDEX "payload_locked_documents_rels_apartments_id_idx" ON "payload_locked_documents_rels" USING btree ("apartments_id");
  CREATE INDEX "payload_locked_documents_rels_small_ads_id_idx" ON "payload_locked_documents_rels" USING btree ("small_ads_id");
  CREATE INDEX "payload_locked_documents_rels_embassies_id_idx" ON "payload_locked_documents_rels" USING btree ("embassies_id");
  CREATE INDEX "payload_locked_documents_rels_forum_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_categories_id");
  CREATE INDEX "payload_locked_documents_rels_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("reports_id");
  CREATE INDEX "payload_locked_documents_rels_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("notices_id");
  CREATE INDEX "payload_locked_documents_rels_admin_messages_id_idx" ON "payload_locked_documents_rels" USING btree ("admin_messages_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "event_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "stores" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contacts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "apartments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "small_ads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "embassies_states" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "embassies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "embassies_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_topic_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_likes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "favorites" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notices" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "admin_messages_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "admin_messages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "notifications" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "documents" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "event_registrations" CASCADE;
  DROP TABLE "stores" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "apartments" CASCADE;
  DROP TABLE "small_ads" CASCADE;
  DROP TABLE "embassies_states" CASCADE;
  DROP TABLE "embassies" CASCADE;
  DROP TABLE "embassies_texts" CASCADE;
  DROP TABLE "forum_categories" CASCADE;
  DROP TABLE "forum_topics" CASCADE;
  DROP TABLE "forum_comments" CASCADE;
  DROP TABLE "forum_topic_likes" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "post_comments" CASCADE;
  DROP TABLE "post_likes" CASCADE;
  DROP TABLE "favorites" CASCADE;
  DROP TABLE "reports" CASCADE;
  DROP TABLE "notices" CASCADE;
  DROP TABLE "admin_messages_replies" CASCADE;
  DROP TABLE "admin_messages" CASCADE;
  DROP TABLE "notifications" CASCADE;
  DROP TABLE "site" CASCADE;
  DROP TABLE "legal" CASCADE;
  DROP TABLE "_legal_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_services_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_event_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_stores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contacts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_apartments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_small_ads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_embassies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_notices_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_admin_messages_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'purgeChanges', 'sendLetter', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "media_purpose_idx";
  DROP INDEX "users_weekly_digest_idx";
  DROP INDEX "payload_locked_documents_rels_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_services_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_event_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_stores_id_idx";
  DROP INDEX "payload_locked_documents_rels_contacts_id_idx";
  DROP INDEX "payload_locked_documents_rels_apartments_id_idx";
  DROP INDEX "payload_locked_documents_rels_small_ads_id_idx";
  DROP INDEX "payload_locked_documents_rels_embassies_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_reports_id_idx";
  DROP INDEX "payload_locked_documents_rels_notices_id_idx";
  DROP INDEX "payload_locked_documents_rels_admin_messages_id_idx";
  ALTER TABLE "media" DROP COLUMN "purpose";
  ALTER TABLE "users" DROP COLUMN "feed_visited_at";
  ALTER TABLE "users" DROP COLUMN "weekly_digest";
  ALTER TABLE "users" DROP COLUMN "digest_sent_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "services_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "event_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "stores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contacts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "apartments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "small_ads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "embassies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "notices_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "admin_messages_id";
  DROP TYPE "public"."enum_media_purpose";
  DROP TYPE "public"."enum_services_category";
  DROP TYPE "public"."enum_services_approval";
  DROP TYPE "public"."enum_events_category";
  DROP TYPE "public"."enum_stores_type";
  DROP TYPE "public"."enum_stores_approval";
  DROP TYPE "public"."enum_stores_rating_source";
  DROP TYPE "public"."enum_contacts_category";
  DROP TYPE "public"."enum_contacts_approval";
  DROP TYPE "public"."enum_apartments_ad_type";
  DROP TYPE "public"."enum_apartments_approval";
  DROP TYPE "public"."enum_small_ads_category";
  DROP TYPE "public"."enum_small_ads_car_make";
  DROP TYPE "public"."enum_small_ads_car_fuel_type";
  DROP TYPE "public"."enum_small_ads_car_transmission";
  DROP TYPE "public"."enum_small_ads_car_condition";
  DROP TYPE "public"."enum_small_ads_expiry_notice";
  DROP TYPE "public"."enum_embassies_states";
  DROP TYPE "public"."enum_embassies_type";
  DROP TYPE "public"."enum_favorites_item_type";
  DROP TYPE "public"."enum_reports_item_type";
  DROP TYPE "public"."enum_reports_action";
  DROP TYPE "public"."enum_reports_status";
  DROP TYPE "public"."enum_notices_status";
  DROP TYPE "public"."enum_admin_messages_message_type";
  DROP TYPE "public"."enum_admin_messages_status";
  DROP TYPE "public"."enum_notifications_type";`)
}
