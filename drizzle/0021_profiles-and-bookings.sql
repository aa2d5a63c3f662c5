CREATE TABLE `availability` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`weekday` integer NOT NULL,
	`starts` integer NOT NULL,
	`ends` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "availability_weekday" CHECK(weekday between 1 and 7),
	CONSTRAINT "availability_times" CHECK(starts >= 0 and ends > starts and ends <= 1440)
);
--> statement-breakpoint
CREATE INDEX `availability_user` ON `availability` (`user_id`,`weekday`,`starts`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`staff_id` text NOT NULL,
	`client_id` text,
	`start_at` integer NOT NULL,
	`end_at` integer NOT NULL,
	`request_id` text,
	`order_id` text,
	`note` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'booked' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`cancelled_by` text,
	`reminded_at` integer,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`staff_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`client_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`request_id`) REFERENCES `requests`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`cancelled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "bookings_status" CHECK(status in ('booked', 'cancelled')),
	CONSTRAINT "bookings_times" CHECK(end_at > start_at),
	CONSTRAINT "bookings_about" CHECK(request_id is null or order_id is null)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `bookings_once` ON `bookings` (`staff_id`,`start_at`) WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX `bookings_client` ON `bookings` (`client_id`,`start_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_staff` ON `bookings` (`staff_id`,`start_at`,`id`);--> statement-breakpoint
CREATE INDEX `bookings_due` ON `bookings` (`start_at`) WHERE status = 'booked' and reminded_at is null;--> statement-breakpoint
CREATE INDEX `bookings_request` ON `bookings` (`request_id`);--> statement-breakpoint
CREATE INDEX `bookings_order` ON `bookings` (`order_id`);--> statement-breakpoint
CREATE INDEX `bookings_cancelled_by` ON `bookings` (`cancelled_by`);--> statement-breakpoint
CREATE TABLE `days_off` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "days_off_order" CHECK(to_day >= from_day)
);
--> statement-breakpoint
CREATE INDEX `days_off_user` ON `days_off` (`user_id`,`from_day`);--> statement-breakpoint
CREATE TABLE `login_passwords` (
	`login_id` text PRIMARY KEY NOT NULL,
	`login_version` integer NOT NULL,
	`cipher` text NOT NULL,
	FOREIGN KEY (`login_id`) REFERENCES `profile_logins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profile_files` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`folder` text NOT NULL,
	`file` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "profile_files_folder" CHECK(folder in ('logo', 'brand_guide', 'fonts', 'photos_videos', 'extra_assets'))
);
--> statement-breakpoint
CREATE INDEX `profile_files_profile` ON `profile_files` (`profile_id`,`folder`,`created_at`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `profile_files_file` ON `profile_files` (`file`);--> statement-breakpoint
CREATE INDEX `profile_files_created_by` ON `profile_files` (`created_by`);--> statement-breakpoint
CREATE TABLE `profile_keys` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`key_id` text NOT NULL,
	`wrapped` text NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `profile_logins` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`label` text NOT NULL,
	`url` text DEFAULT '' NOT NULL,
	`username` text DEFAULT '' NOT NULL,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created` integer NOT NULL,
	`updated` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `profile_logins_profile` ON `profile_logins` (`profile_id`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `profile_logins_created_by` ON `profile_logins` (`created_by`);--> statement-breakpoint
CREATE TABLE `reveals` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`login_id` text NOT NULL,
	`label` text NOT NULL,
	`user` text,
	`created` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reveals_profile` ON `reveals` (`profile_id`,`created`,`id`);--> statement-breakpoint
CREATE INDEX `reveals_user` ON `reveals` (`user`);--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `locations` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `websites` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `links` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `socials` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `company_profiles` ADD `brand_colors` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `company_profiles_created` ON `company_profiles` (`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `profile_members` ADD `edit` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `profile_members` ADD `work` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `profile_members` ADD `logins` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text;