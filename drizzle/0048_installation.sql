CREATE TABLE `installation` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	`hold` text
);
--> statement-breakpoint
INSERT INTO `installation` (`id`, `created_at`) VALUES (lower(hex(randomblob(16))), unixepoch() * 1000);
