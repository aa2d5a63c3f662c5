ALTER TABLE `users` ADD `last_seen_at` integer;--> statement-breakpoint
UPDATE `users` SET `last_seen_at` = (SELECT max(`last_seen_at`) FROM `sessions` WHERE `user_id` = `users`.`id`);
