-- What of each payment is which booking's: all of it, or its share of one that paid for several at once. A share counts as taken when the payment was, and as given
-- back by the refunds that name its booking.
CREATE OR REPLACE VIEW payment_parts AS
SELECT p.id AS payment_id, p.booking_id, p.amount, p.captured, p.refunded
  FROM payments p
 WHERE p.booking_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM payment_shares s WHERE s.payment_id = p.id)
UNION ALL
SELECT s.payment_id, s.booking_id, s.amount, CASE WHEN p.captured > 0 THEN s.amount ELSE 0 END,
       (SELECT coalesce(sum(o.amount), 0)::bigint FROM payment_operations o
         WHERE o.payment_id = s.payment_id AND o.booking_id = s.booking_id AND o.kind = 'refund' AND o.state IN ('pending', 'done'))
  FROM payment_shares s
  JOIN payments p ON p.id = s.payment_id;
